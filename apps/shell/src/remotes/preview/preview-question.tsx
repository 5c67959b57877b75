import { useCallback, useEffect, useState } from 'react';
import type { RemotePreview, RemotePreviewOffer } from '@taskloom/contracts';
import { useAppSelector } from '@taskloom/client';
import { useLocation, useNavigate } from '@taskloom/client/router';
import { Card, ErrorState, InlineError, LoadingState, PageHeader, PlainButton } from '@taskloom/ui';
import { useDocumentTitle } from '../../product/use-document-title';
import { useProduct } from '../../product/use-product';
import { useRemotes } from '../registry/remotes-context';
import { setConsent } from './consent';
import { fetchOffer, setPreview, type PreviewAnswer } from './preview-calls';
import { PARAMETER } from './preview-in';
import { PreviewFacts } from './preview-facts';
import styles from './preview-question.module.css';
import { usePreviewTexts } from './texts';
import { refusalKey } from './refusal-key';

/** Removes the request from the URL, so that neither a reload nor a shared link repeats it. */
function useRemoveRequest(): () => void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return useCallback(() => {
    const parameters = new URLSearchParams(search);
    parameters.delete(PARAMETER);
    void navigate({ pathname, search: String(parameters), hash }, { replace: true });
  }, [pathname, search, hash, navigate]);
}

/** Whether the previous page is one of this site, so that Cancel goes back to it. */
const cameFromHere = (): boolean =>
  document.referrer.startsWith(`${window.location.origin}/`) && window.history.length > 1;

/** Replaces the screen until the person agrees to run a version that is not live, or cancels. */
export default function PreviewQuestion({ requested }: { requested: RemotePreview }) {
  const t = usePreviewTexts();
  const token = useAppSelector(({ auth }) => auth.token);
  const [answer, setAnswer] = useState<PreviewAnswer | null>(null);
  const { remote, version } = requested;
  useDocumentTitle(t('previewPage'));

  const load = useCallback(async (): Promise<void> => {
    setAnswer(null);
    setAnswer(await fetchOffer({ remote, version }, token));
  }, [remote, version, token]);
  useEffect(() => void load(), [load]);

  if (!answer) return <LoadingState text={t('previewLoading', { name: remote })} />;
  if (answer.kind === 'failed')
    return (
      <ErrorState level={1} title={t('previewFailed')} retryText={t('retry')} onRetry={() => void load()} />
    );
  return <Decision requested={requested} answer={answer} token={token} />;
}

interface DecisionProps {
  requested: RemotePreview;
  answer: Exclude<PreviewAnswer, { kind: 'failed' }>;
  token: string | null;
}

function Decision({ requested, answer, token }: DecisionProps) {
  const t = usePreviewTexts();
  const { name: product } = useProduct();
  const person = useAppSelector(({ auth }) => auth.user?._id);
  const { reload, unagreed } = useRemotes();
  const removeRequest = useRemoveRequest();
  const [state, setState] = useState<'open' | 'busy' | 'failed'>('open');

  const start = async ({ remote, version, notAgreed: agreed }: RemotePreviewOffer): Promise<void> => {
    setState('busy');
    if (!person || !(await setPreview({ remote, version, ...(agreed.length > 0 && { agreed }) }, token)))
      return setState('failed');
    setConsent(person, remote, version);
    await reload();
    removeRequest();
  };
  const cancel = async (): Promise<void> => {
    setState('busy');
    if (unagreed) {
      // Another tab has started it: end it for this browser.
      const { remote } = unagreed;
      if (!(await setPreview({ remote, version: null }, token))) return setState('failed');
      await reload();
    }
    if (cameFromHere()) window.history.back();
    else removeRequest();
  };
  const cancelButton = (text: string) => (
    <PlainButton variant="default" disabled={state === 'busy'} onClick={() => void cancel()}>
      {text}
    </PlainButton>
  );

  if (answer.kind === 'refused')
    return (
      <div className={styles.page}>
        <PageHeader title={t('previewNot')} />
        <p className={styles.text}>
          {t(refusalKey(answer.code), { name: requested.remote, version: requested.version ?? '' })}
        </p>
        {state === 'failed' && <InlineError message={t('previewNotChanged')} />}
        <div className={styles.actions}>{cancelButton(t('previewContinue'))}</div>
      </div>
    );
  const { offer } = answer;
  return (
    <div className={styles.page}>
      <PageHeader title={t('previewQuestion', { title: offer.title, version: offer.version })} />
      <p className={styles.text}>{t('previewRisk', { product })}</p>
      <Card>
        <PreviewFacts offer={offer} />
      </Card>
      {state === 'failed' && <InlineError message={t('previewNotChanged')} />}
      <div className={styles.actions}>
        <PlainButton variant="primary" busy={state === 'busy'} onClick={() => void start(offer)}>
          {t('previewStart')}
        </PlainButton>
        {cancelButton(t('previewCancel'))}
      </div>
    </div>
  );
}
