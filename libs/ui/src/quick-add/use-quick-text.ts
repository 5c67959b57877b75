import { localDay, type TaskCreate } from '@taskloom/contracts';
import { useEffect, useState } from 'react';
import type * as parserModule from './parser';
import type { QuickAddContext, QuickTask } from './parse-quick-add';

type Parser = typeof parserModule;

let parser: Parser | undefined;

const loadParser = async (): Promise<Parser> => (parser ??= await import('./parser'));

/** The parser, loaded with the first text and again with the next letter after a failure. */
function useParser(text: string): Parser | undefined {
  const [loaded, setLoaded] = useState(parser);
  useEffect(() => {
    if (text === '' || loaded) return;
    loadParser().then(setLoaded, () => undefined);
  }, [text, loaded]);
  return loaded;
}

/** The names that `@` and `#` may refer to. */
export type NamedInProject = Omit<QuickAddContext, 'today'>;

export interface QuickText extends QuickTask {
  /** Reads it for another project. Until the parser is loaded, the text is the title. */
  readFor: (named: NamedInProject) => QuickTask;
  /** Leaves a recognised word in the title. */
  putBack: (word: string) => void;
  /** Recognises these words again, in the next text. */
  restart: () => void;
  /** The fields of a task. Without the parser, which could not be loaded, the text is the title, as it is shown. */
  read: (text: string, named?: NamedInProject) => Promise<TaskCreate>;
}

/** Reads a line such as 'Call the bank @anna !high #finance tue' while it is typed. */
export function useQuickText(text: string, named: NamedInProject): QuickText {
  const [literal, setLiteral] = useState<ReadonlySet<string>>(new Set());
  const loaded = useParser(text);
  const readFor = (then: NamedInProject): QuickTask =>
    loaded && text !== ''
      ? loaded.parseQuickAdd(text, { ...then, today: localDay() }, literal)
      : { title: text.trim(), tokens: [] };
  return {
    ...readFor(named),
    readFor,
    putBack: (word) => setLiteral(new Set([...literal, word])),
    restart: () => setLiteral(new Set()),
    read: async (line, then = named) => {
      const known = await loadParser().catch(() => undefined);
      return known
        ? known.fieldsOf(known.parseQuickAdd(line, { ...then, today: localDay() }, literal))
        : { title: line.trim() };
    },
  };
}
