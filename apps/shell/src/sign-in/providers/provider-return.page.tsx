import { lazy, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isRecord, SCREENS } from '@taskloom/contracts';
import {
  errorCode,
  errorMessage,
  isApiError,
  useAddIdentityMutation,
  useProviderStepUpMutation,
} from '@taskloom/contracts/rtk';
import { useSession } from '@taskloom/client';
import { useLocation, useNavigate, useParams } from '@taskloom/client/router';
import { toast } from '@taskloom/client/toasts';
import { FullScreenLoading, InlineError } from '@taskloom/ui/entry';
import { useDocumentTitle } from '../../product/use-document-title';
import { useSignInTexts } from '../texts';
import { EntryLayout } from '../entry-layout';
import { takePending, type Pending } from '../../providers/open-provider';
import { useProviderTexts } from './texts';

const SecondStep = lazy(() => import('../second-step/second-step'));

const ticketIn = (error: unknown): string | undefined => {
  const body = isApiError(error) ? error.data : undefined;
  return isRecord(body) && typeof body.ticket === 'string' ? body.ticket : undefined;
};

/** `/login/with/{provider}`: goes on with what the provider has sent, and leaves for where the person came from. */
export default function ProviderReturnPage() {
  const t = useProviderTexts();
  const tSignIn = useSignInTexts();
  const { provider = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { providerLogin, providerCode } = useSession();
  const [add] = useAddIdentityMutation();
  const [prove] = useProviderStepUpMutation();
  const [mistake, setMistake] = useState<string>();
  const [second, setSecond] = useState<{ ticket: string; pending: Pending }>();
  const begun = useRef(false);
  useDocumentTitle(tSignIn('login.screen'));

  const arrive = ({ from }: Pending) => {
    toast.success(tSignIn('login.done'));
    void navigate(from, { replace: true });
  };
  const signIn = async (response: string, pending: Pending) => {
    const { inviteToken } = pending;
    const outcome = await providerLogin({ provider, response, inviteToken });
    if (outcome.ok) return arrive(pending);
    const ticket = ticketIn(outcome.error);
    if (errorCode(outcome.error) === 'SECOND_FACTOR_REQUIRED' && ticket !== undefined)
      return setSecond({ ticket, pending });
    setMistake(errorMessage(outcome.error, tSignIn('login.fallback')));
  };
  const link = async (response: string, { from }: Pending) => {
    const { data, error } = await add({ provider, response });
    if (data) toast.success(t('linked', { name: data.name }), t('linkedText'));
    else toast.error(t('linkFailed'), errorMessage(error, t('error')));
    void navigate(from, { replace: true });
  };
  const stepUp = async (response: string, { from }: Pending) => {
    const { error } = await prove({ provider, response });
    if (error) toast.error(t('proofFailed'), errorMessage(error, t('error')));
    else toast.success(t('proved'), t('provedText'));
    void navigate(from, { replace: true });
  };

  const begin = useEffectEvent(() => {
    const pending = takePending();
    const response = search.slice(1);
    window.history.replaceState(window.history.state, '', window.location.pathname);
    const goOn = { 'sign-in': signIn, link, 'step-up': stepUp }[pending.use];
    void goOn(response, pending);
  });
  useEffect(() => {
    // A response works once, and an effect may run twice.
    if (begun.current) return;
    begun.current = true;
    begin();
  }, []);

  if (second) {
    const { ticket, pending } = second;
    return (
      <SecondStep
        lead={t('secondStep')}
        send={(code, trustDevice) =>
          providerCode({ ticket, code, trustDevice, inviteToken: pending.inviteToken }).then((outcome) => {
            if (outcome.ok) void navigate(pending.from, { replace: true });
            return outcome;
          })
        }
        onBack={() => void navigate(SCREENS.login, { replace: true })}
      />
    );
  }
  if (mistake === undefined) return <FullScreenLoading text={tSignIn('login.busy')} />;
  return (
    <EntryLayout
      title={t('failed')}
      lead={t('failedLead')}
      other={{ question: '', link: t('back'), to: SCREENS.login }}
    >
      <InlineError message={mistake} />
    </EntryLayout>
  );
}
