// @ts-check
import ts from 'typescript';

/**
 * Replaces the module names in a script or declaration.
 * @param {string} code
 * @param {(name: string) => string | null} replace null drops an import that has no names
 */
export function replaceSpecifiers(code, replace) {
  let text = code;
  for (const { fileName, pos } of ts.preProcessFile(code, true, true).importedFiles.reverse()) {
    const next = replace(fileName);
    if (next === null) {
      const start = text.lastIndexOf('\n', pos) + 1;
      const end = text.indexOf('\n', pos) + 1;
      text = text.slice(0, start) + text.slice(end || text.length);
    } else text = text.slice(0, pos + 1) + next + text.slice(pos + 1 + fileName.length);
  }
  return text;
}
