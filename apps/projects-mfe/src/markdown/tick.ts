/** A line that begins a task: the bullet, then its box. */
const BOX = /^((?:\s|>)*(?:[-*+]|\d{1,9}[.)])\s+\[)([ xX])(\]\s)/;
const FENCE = /^\s*(```|~~~)/;

/** The text with the checkbox at `index` ticked or unticked; lines inside fenced code have none. */
export function tick(text: string, index: number): string {
  let seen = -1;
  let fence: string | undefined;
  const lines = text.split('\n').map((line) => {
    const mark = FENCE.exec(line)?.[1];
    if (mark && (fence === undefined || fence === mark)) fence = fence ? undefined : mark;
    if (fence || !BOX.test(line)) return line;
    seen += 1;
    if (seen !== index) return line;
    return line.replace(
      BOX,
      (_all, before: string, state: string, after: string) => `${before}${state === ' ' ? 'x' : ' '}${after}`,
    );
  });
  return lines.join('\n');
}
