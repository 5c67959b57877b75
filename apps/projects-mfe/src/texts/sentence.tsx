/** Placeholder for the bold value; no text contains this character. */
const GAP = '\u0000';

/** A text of the catalogue with one value in bold, wherever the language puts it. */
export function Sentence({ text, strong }: { text: (value: string) => string; strong: string }) {
  const [before, after] = text(GAP).split(GAP);
  return (
    <>
      {before}
      <strong>{strong}</strong>
      {after}
    </>
  );
}
