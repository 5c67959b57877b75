import { ATTACHMENT_EXTENSIONS, ATTACHMENT_TYPES, LIMITS } from '@taskloom/contracts';

export type FileProblem = 'tooLarge' | 'wrongType' | 'empty';

/** Other names that browsers give to allowed types. */
const ALIASES = ['image/jpg', 'application/x-zip-compressed', 'application/x-zip'];
const TYPES = new Set<string>([...ATTACHMENT_TYPES, ...ALIASES]);

const extension = (name: string): string => name.slice(name.lastIndexOf('.')).toLowerCase();

/** A browser that does not know a type names none; then the ending decides. The server looks at the content. */
const allowed = ({ type, name }: Pick<File, 'type' | 'name'>): boolean =>
  type === '' ? ATTACHMENT_EXTENSIONS.some((known) => known === extension(name)) : TYPES.has(type);

/** Why a file is not even sent (spec §5); null when it may go. */
export const fileProblem = (file: Pick<File, 'size' | 'type' | 'name'>): FileProblem | null => {
  if (file.size >= LIMITS.attachmentBytes) return 'tooLarge';
  if (!allowed(file)) return 'wrongType';
  return file.size === 0 ? 'empty' : null;
};

/** For a file picker. */
export const ACCEPTED_FILES = ATTACHMENT_EXTENSIONS.join(',');
