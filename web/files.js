// Files that the reader takes away or brings along.

/** Gives a text or bytes to the reader as a file. */
export function download(name, text) {
  const url = URL.createObjectURL(new Blob([text], { type: "application/octet-stream" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Asks for a file of at most so many bytes; one byte more shows that it is too large. */
export function choose(most, say) {
  const input = Object.assign(document.createElement("input"), { type: "file", hidden: true });
  document.body.append(input);
  const done = async () => {
    const file = input.files?.[0];
    input.remove();
    if (file) say({ what: "file", text: await file.slice(0, most + 1).text() });
  };
  input.addEventListener("change", done);
  input.addEventListener("cancel", () => input.remove());
  input.click();
}
