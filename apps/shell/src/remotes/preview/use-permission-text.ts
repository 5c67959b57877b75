import { en, permissionText } from '@taskloom/client/permissions';
import { defineTexts } from '@taskloom/client/texts';

const { useTexts } = defineTexts('preview-permissions', {
  en,
  de: () => import('@taskloom/client/permissions/de'),
});

/** The meaning of a permission, in the language of the page. */
export function usePermissionText(): (permission: string) => string {
  const t = useTexts();
  return (permission) => permissionText(t, permission);
}
