import { SCREENS } from '@taskloom/contracts';
import { Link } from '@taskloom/client/router';
import { buttonClass, NotFound } from '@taskloom/ui';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../product/use-document-title';
import { useTexts } from '../texts';
import { LastPlaces } from './last-places';

/** The 404 page (specification 2). `search`: a second way out, where there is one. */
export function PageNotFound({ search }: { search?: ReactNode }) {
  const t = useTexts();
  useDocumentTitle(t('notFound.title'));
  return (
    <>
      <NotFound
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={
          <>
            <Link className={buttonClass({ variant: 'primary' })} to={SCREENS.dashboard}>
              {t('notFound.home')}
            </Link>
            {search}
          </>
        }
      />
      <LastPlaces />
    </>
  );
}
