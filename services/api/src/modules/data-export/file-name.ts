/** Characters that a system refuses in names, or that hide or reverse text. */
const UNSAFE = /[\p{C}\p{Zl}\p{Zp}\\/:*?"<>|]/gu;
/** With four bytes each and the number, below the 255 bytes that file systems allow. */
const MOST = 50;
const ENDING = /\.[^.]{1,10}$/u;

/** A name for an entry of a zip file, unique by its number: `0001 report.pdf`. */
export const fileName = (number: number, name: string): string => {
  const clean = name.replace(UNSAFE, '_');
  const [ending = ''] = ENDING.exec(clean) ?? [];
  const stem = [...clean.slice(0, clean.length - ending.length)].slice(0, MOST).join('');
  let whole = `${stem}${ending}`;
  while (/[. ]$/.test(whole)) whole = whole.slice(0, -1);
  return `${String(number).padStart(4, '0')} ${whole || 'file'}`;
};
