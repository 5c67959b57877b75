import { AttemptContext } from '@taskloom/client';
import { InlineError } from '@taskloom/ui';
import { Component, type ReactNode } from 'react';
import { t } from '../../texts';

/** Contains a chart chunk that fails to load or a chart that throws; Retry loads and renders it again. */
export class ChartsBoundary extends Component<{ children: ReactNode }, { failed: boolean; attempt: number }> {
  override state = { failed: false, attempt: 0 };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  retry = () => this.setState(({ attempt }) => ({ failed: false, attempt: attempt + 1 }));

  override render() {
    const { failed, attempt } = this.state;
    if (failed)
      return <InlineError message={t('chartsFailed')} retryText={t('retry')} onRetry={this.retry} />;
    return <AttemptContext value={attempt}>{this.props.children}</AttemptContext>;
  }
}
