import { SCREENS } from '@taskloom/contracts';
import { Link } from '@taskloom/client/router';
import { buttonClass, EmptyState, LoadingState, PlainButton } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useDocumentTitle } from '../product/use-document-title';
import { useProduct } from '../product/use-product';
import { useOwnWords, useRemotes } from '../remotes';
import { useTexts } from '../texts';
import { PageNotFound } from './page-not-found';

/** Shown without a response of the registry, when the routes are unknown. */
function PartsMissing({ onRetry }: { onRetry: () => void }) {
  const t = useTexts();
  const { name: product } = useProduct();
  useDocumentTitle(t('frame.partsMissingTitle'));
  return (
    <EmptyState
      icon={icons.state.unavailable}
      level={1}
      title={t('frame.partsMissing', { product })}
      text={t('frame.partsMissingText')}
      action={
        <PlainButton icon={icons.action.retry} onClick={onRetry}>
          {t('frame.retry')}
        </PlainButton>
      }
    />
  );
}

/** The link to the search, when a remote has one. */
function SearchLink() {
  const { navigation } = useRemotes();
  const { labelOf } = useOwnWords();
  const entry = navigation.find(({ path }) => path === SCREENS.search);
  return (
    entry && (
      <Link className={buttonClass()} to={entry.path}>
        {labelOf(entry)}
      </Link>
    )
  );
}

/** The 404 page for an address without a route, once all routes are known. */
export function UnknownAddress() {
  const t = useTexts();
  const { status, reload } = useRemotes();
  if (status === 'loading') return <LoadingState text={t('app.loading')} />;
  if (status === 'missing') return <PartsMissing onRetry={() => void reload()} />;
  return <PageNotFound search={<SearchLink />} />;
}
