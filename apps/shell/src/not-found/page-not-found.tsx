import { SCREENS } from '@taskloom/contracts';
import { Link } from '@taskloom/client/router';
import { buttonClass, NotFound } from '@taskloom/ui';
import { useDocumentTitle } from '../product/use-document-title';
import { useTexts } from '../texts';

/** The 404 page (specification 2). */
export function PageNotFound() {
  const t = useTexts();
  useDocumentTitle(t('notFound.title'));
  return (
    <NotFound
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={
        <Link className={buttonClass({ variant: 'primary' })} to={SCREENS.dashboard}>
          {t('notFound.home')}
        </Link>
      }
    />
  );
}
