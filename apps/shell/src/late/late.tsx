import { Component, Suspense, useState, type ReactNode } from 'react';
import { AttemptContext } from '@taskloom/client';
import { toast } from '@taskloom/client/toasts';
import { useTexts } from '../texts';

interface NetProps {
  onFall: () => void;
  children: ReactNode;
}

/** Shows nothing in place of what fell. React offers this to classes only. */
class Net extends Component<NetProps, { fallen: boolean }> {
  override state = { fallen: false };

  static getDerivedStateFromError(): { fallen: boolean } {
    return { fallen: true };
  }

  override componentDidCatch(): void {
    this.props.onFall();
  }

  override render(): ReactNode {
    return this.state.fallen ? null : this.props.children;
  }
}

interface LateProps {
  /** Takes the wish back, so that it is not tried again at once. */
  onFail: () => void;
  /** Nobody asked for it, so nobody is told. */
  quiet?: boolean;
  children: ReactNode;
}

/**
 * Around parts of the shell whose code comes when they are wanted (`lazyPart`). Without a connection that fails; then a toast
 * says so, the page goes on, and the next wish loads anew.
 */
export function Late({ onFail, quiet = false, children }: LateProps) {
  const t = useTexts();
  const [attempt, setAttempt] = useState(0);
  const onFall = () => {
    if (!quiet) toast.error(t('app.partFailed'), t('app.partFailedText'));
    onFail();
    setAttempt(attempt + 1);
  };
  return (
    <Net key={attempt} onFall={onFall}>
      <AttemptContext value={attempt}>
        <Suspense>{children}</Suspense>
      </AttemptContext>
    </Net>
  );
}
