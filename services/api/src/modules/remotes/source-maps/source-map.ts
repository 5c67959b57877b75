import { isRecord } from '@taskloom/contracts';

/** The kept part of a source map: positions and names. */
export interface SourceMap {
  version: 3;
  sources: string[];
  names: string[];
  mappings: string;
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.map((text) => (typeof text === 'string' ? text : '')) : [];

/** Without the sources themselves; undefined when it is no source map. An indexed map (`sections`) isn't one. */
export const readSourceMap = (json: string): SourceMap | undefined => {
  const value = parsed(json);
  if (!isRecord(value) || value.version !== 3 || typeof value.mappings !== 'string') return undefined;
  return { version: 3, sources: texts(value.sources), names: texts(value.names), mappings: value.mappings };
};

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};
