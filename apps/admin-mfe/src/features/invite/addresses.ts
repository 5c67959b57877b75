/** The addresses in a pasted text, each once: separated by commas, semicolons, spaces or lines, also as `Name <address>`. */
export const addressesIn = (text: string): string[] => {
  const found = text
    .split(/[,;\n]/)
    .flatMap((part) => /<([^<>]*)>/.exec(part)?.[1] ?? part.split(/\s+/))
    .map((address) => address.trim().toLowerCase())
    .filter(Boolean);
  return [...new Set(found)];
};
