/** A part of a text between two positions. */
interface Span {
  from: number;
  to: number;
}

/** Signs of quotes and lists before the text of a line. */
const SIGNS = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))*/;
const QUOTES = /^(?:[ \t]*>)*/;
const FENCE = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/;
/** Elements whose content is shown as it is written, up to their end. */
const RAW = /^ {0,3}<(pre|script|style|textarea)(?:[\s>]|$)/i;
/** Other elements, up to an empty line. */
const BLOCK =
  /^ {0,3}<\/?(?:address|article|aside|blockquote|body|center|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|html|iframe|legend|li|link|main|menu|nav|ol|option|p|section|summary|table|tbody|td|tfoot|th|thead|title|tr|ul)(?:[\s/>]|$)/i;
/** Any other element alone on a line; it doesn't end a paragraph. */
const ALONE = /^ {0,3}<\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>\s*$/i;
const HEADING = /^ {0,3}#{1,6}(?:\s|$)/;
const RULE = /^ {0,3}(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,}|=+[ \t]*)$/;

type Ends = 'with this line' | 'before this line' | 'later';
type Block = (line: string) => Ends;

const widthOf = (line: string): number => /^[ \t]*/.exec(line)?.[0].replaceAll('\t', '    ').length ?? 0;
const quotesOf = (line: string): number => QUOTES.exec(line)?.[0].split('>').length ?? 1;

/** A block within a quote or a list ends with it. */
const within = (opener: string, indent: number, isOver: (line: string) => boolean): Block => {
  const quotes = quotesOf(opener);
  return (line) => {
    if (quotesOf(line) < quotes) return 'before this line';
    if (line.trim() !== '' && widthOf(line) < indent) return 'before this line';
    return isOver(line) ? 'with this line' : 'later';
  };
};

const closes = (fence: string, quotes: number): ((line: string) => boolean) => {
  const closing = new RegExp(`^(?:[ \\t]*>){${quotes - 1}}[ \\t]*${fence[0] ?? ''}{${fence.length},}\\s*$`);
  return (line) => closing.test(line);
};
const has = (end: string) => (line: string) => line.toLowerCase().includes(end.toLowerCase());
const isEmptyLine = (line: string): boolean => line.replace(/[ \t>]/g, '') === '';

/** The block of code or HTML that the line begins. */
function blockIn(line: string, signs: string, inParagraph: boolean): Block | null {
  const rest = line.slice(signs.length).replace(/^[ \t](?=\S| {1,3}\S)/, '');
  const indent = /[-*+\d]/.test(signs) ? widthOf(line) + 2 : 0;
  const block = (isOver: (line: string) => boolean) => within(line, indent, isOver);
  const [, fence] = FENCE.exec(rest) ?? [];
  if (fence) return block(closes(fence, quotesOf(line)));
  const [, raw] = RAW.exec(rest) ?? [];
  const end = /^ {0,3}<!--/.test(rest) ? '-->' : raw && `</${raw}>`;
  // It may end on its first line.
  if (end) return has(end)(rest) ? () => 'before this line' : block(has(end));
  return BLOCK.test(rest) || (!inParagraph && ALONE.test(rest)) ? block(isEmptyLine) : null;
}

/** The paragraphs, headings and items of a text in Markdown: all that is not code or HTML. */
export function paragraphsIn(text: string): Span[] {
  const found: Span[] = [];
  let open: Span | undefined;
  let block: Block | null = null;
  let inList = false;
  let quotes = 1;
  let at = 0;
  for (const line of text.split('\n')) {
    const from = at;
    at += line.length + 1;
    const ends: Ends | undefined = block?.(line);
    if (ends !== undefined && ends !== 'later') block = null;
    if (ends !== undefined && ends !== 'before this line') continue;
    const [signs = ''] = SIGNS.exec(line) ?? [];
    const rest = line.slice(signs.length);
    const isItem = /[-*+\d]/.test(signs);
    const isEmpty = line.slice(signs.length).trim() === '';
    if (isEmpty || isItem || HEADING.test(rest) || RULE.test(line) || quotesOf(line) > quotes)
      open = undefined;
    quotes = quotesOf(line);
    if (isEmpty) continue;
    if (isItem) inList = true;
    else if (!open && widthOf(line) === 0) inList = false;
    // Indented code can't follow a line of a paragraph.
    if (!open && widthOf(line.slice(signs.length)) >= (signs === '' ? (inList ? 8 : 4) : 5)) continue;
    block = blockIn(line, signs, open !== undefined);
    if (block) {
      open = undefined;
      continue;
    }
    if (!open) found.push((open = { from, to: from }));
    open.to = from + line.length;
    if (HEADING.test(rest)) open = undefined;
  }
  return found;
}
