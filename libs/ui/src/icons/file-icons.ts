import type { IconShape } from './icon-shape';
import File from 'lucide-react/icons/file';
import FileArchive from 'lucide-react/icons/file-archive';
import FileImage from 'lucide-react/icons/file-image';
import FileText from 'lucide-react/icons/file-text';

/**
 * The icon of an attachment by its MIME type.
 * @example
 * <Icon icon={fileIcon(attachment.type)} />
 */
export const fileIcon = (mime: string): IconShape => {
  if (mime.startsWith('image/')) return FileImage;
  if (mime.includes('zip')) return FileArchive;
  if (mime.startsWith('text/') || mime.startsWith('application/')) return FileText;
  return File;
};
