import { Component, lazy, Suspense, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { EXTENSION_LIMIT_MS, type RemotePermissions } from '@taskloom/contracts';
import { storeOf } from '@taskloom/contracts/rtk';
import {
  ExtensionsContext,
  type ExtensionOffer,
  type ExtensionsHost,
} from '../extensions/extensions-context';
import type { ExtensionTools } from '../extensions/points';
import { CallsOfRemote } from '../remote/calls-of-remote';
import type { RemoteApp } from '../remote/remote-app';
import { useAppDispatch } from '../store/hooks';
import { STANDALONE_WORDS } from './texts';

/** All that is known of code before it runs. */
type Load = () => Promise<{ default: unknown }>;
type Code = (request: unknown, tools: ExtensionTools) => Promise<readonly never[]>;

const isCode = (value: unknown): value is Code => typeof value === 'function';
/** `memo` and others return objects. */
const isComponent = (value: unknown): value is ComponentType<object> =>
  typeof value === 'function' || (typeof value === 'object' && value !== null);

const failed = (title: string, error: unknown) =>
  STANDALONE_WORDS.failed(title, error instanceof Error ? error.message : String(error));

interface FailureProps {
  message: string;
  onRetry: () => void;
}

const Failure = ({ message, onRetry }: FailureProps) => (
  <p role="alert" data-failed="">
    {message} <button onClick={onRetry}>{STANDALONE_WORDS.retry}</button>
  </p>
);

interface BoundaryProps {
  title: string;
  onRetry: () => void;
  children: ReactNode;
}

/** Shows the error itself, unlike the shell, because its readers develop the remote. */
class PartBoundary extends Component<BoundaryProps, { error: unknown; failed: boolean }> {
  override state = { error: undefined, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  override render(): ReactNode {
    const { title, onRetry, children } = this.props;
    if (!this.state.failed) return children;
    return <Failure message={failed(title, this.state.error)} onRetry={onRetry} />;
  }
}

const partOf = (load: Load) =>
  lazy(async () => {
    const { default: Part } = await load();
    if (!isComponent(Part)) throw new Error(STANDALONE_WORDS.noComponent);
    return { default: Part };
  });

interface PartProps {
  load: Load;
  offer: ExtensionOffer;
  given: Readonly<object>;
  loading?: ReactNode;
}

function OwnPart({ load, offer, given, loading }: PartProps) {
  const [attempt, setAttempt] = useState(0);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- Each attempt loads again: `lazy` keeps a failure forever.
  const Part = useMemo(() => partOf(load), [load, attempt]);
  return (
    <PartBoundary key={attempt} title={offer.title} onRetry={() => setAttempt(attempt + 1)}>
      <Suspense fallback={loading}>
        <Part {...given} />
      </Suspense>
    </PartBoundary>
  );
}

/** Rejects when the function takes longer than in the shell. */
const withinLimit = async <T,>(run: (limit: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T> => {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(EXTENSION_LIMIT_MS)]);
  const over = new Promise<never>((_resolve, reject) => {
    limit.addEventListener('abort', () => reject(limit.reason as Error), { once: true });
  });
  return Promise.race([run(limit), over]);
};

interface OwnExtensionsProps {
  remote: RemoteApp;
  offers: readonly ExtensionOffer[];
  permissions?: RemotePermissions;
  children: ReactNode;
}

/** Provides the extensions of the remote that runs alone. Their calls are refused as in the shell, and their errors are shown. */
export function OwnExtensions({ remote, offers, permissions, children }: OwnExtensionsProps) {
  const dispatch = useAppDispatch();
  const host = useMemo((): ExtensionsHost => {
    const codeOf = ({ key }: ExtensionOffer): Load | undefined => remote.extensions?.[key]?.load;
    const own = storeOf({ dispatch }, { name: remote.name, permissions });
    const messages = new Map<string, string>();
    return {
      offers,
      Part: (props) => {
        const load = codeOf(props.offer);
        return (
          load && (
            <CallsOfRemote name={remote.name} permissions={permissions}>
              <OwnPart load={load} {...props} />
            </CallsOfRemote>
          )
        );
      },
      Missing: ({ offer, onRetry }) => <Failure message={messages.get(offer.key) ?? ''} onRetry={onRetry} />,
      call: async (offer, request, { signal }) => {
        try {
          const code = (await codeOf(offer)?.())?.default;
          if (!isCode(code)) throw new Error(STANDALONE_WORDS.noFunction);
          return await withinLimit(
            (limit) => code(request, { dispatch: own.dispatch, signal: limit }),
            signal,
          );
        } catch (error) {
          messages.set(offer.key, failed(offer.title, error));
          throw error;
        }
      },
    };
  }, [dispatch, offers, permissions, remote]);
  return <ExtensionsContext value={host}>{children}</ExtensionsContext>;
}
