import { Component, type ReactNode } from 'react';

interface Props {
  /** Called once; the slot then replaces the children. */
  onCrash: (error: unknown) => void;
  children: ReactNode;
}

/** The error boundary around a remote's component. */
export class RemoteBoundary extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash(error);
  }

  override render(): ReactNode {
    return this.state.crashed ? null : this.props.children;
  }
}
