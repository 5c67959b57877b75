import { ATTACHMENT_EXTENSIONS, ATTACHMENT_TYPES, LIMITS } from '@taskloom/contracts';

export type FileProblem = 'tooLarge' | 'wrongType' | 'empty';

/** Aliases that browsers use for allowed types. */
const ALIASES = ['image/jpg', 'application/x-zip-compressed', 'application/x-zip'];
const TYPES = new Set<string>([...ATTACHMENT_TYPES, ...ALIASES]);

const extension = (name: string): string => name.slice(name.lastIndexOf('.')).toLowerCase();

/**
 * A browser sends no type for a file that it doesn't know; then the extension decides. The server checks the
 * content.
 */
const allowed = ({ type, name }: Pick<File, 'type' | 'name'>): boolean =>
  type === '' ? ATTACHMENT_EXTENSIONS.some((known) => known === extension(name)) : TYPES.has(type);

/** Why a file is rejected before the upload (specification 5); null when it is accepted. */
export const fileProblem = (file: Pick<File, 'size' | 'type' | 'name'>): FileProblem | null => {
  if (file.size >= LIMITS.attachmentBytes) return 'tooLarge';
  if (!allowed(file)) return 'wrongType';
  return file.size === 0 ? 'empty' : null;
};

/** The `accept` attribute of a file picker. */
export const ACCEPTED_FILES = ATTACHMENT_EXTENSIONS.join(',');
