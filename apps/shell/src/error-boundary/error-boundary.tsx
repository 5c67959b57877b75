import { Component, type ReactNode } from 'react';
import { ErrorState, PlainButton } from '@taskloom/ui/entry';
import { t } from '../texts';
import styles from './error-boundary.module.css';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Shown beside the error. */
  beside?: ReactNode;
}

/** The error boundary around the shell's own screens; remotes have their own. Error boundaries have to be classes in React. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override render(): ReactNode {
    if (!this.state.crashed) return this.props.children;
    return (
      <div className={styles.place}>
        <ErrorState
          level={1}
          title={t('app.crashed')}
          text={t('app.crashedText')}
          action={<PlainButton onClick={() => window.location.reload()}>{t('app.reload')}</PlainButton>}
        />
        {this.props.beside}
      </div>
    );
  }
}
