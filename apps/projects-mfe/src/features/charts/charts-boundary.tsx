import { InlineError } from '@taskloom/ui';
import { Component, type ReactNode } from 'react';
import { t } from '../../texts';

/** A chart chunk that does not come, or a chart that fails, takes nothing else with it. */
export class ChartsBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <InlineError message={t('chartsFailed')} /> : this.props.children;
  }
}
