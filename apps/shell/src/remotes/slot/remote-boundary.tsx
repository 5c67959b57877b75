import { Component, type ReactNode } from 'react';

interface Props {
  /** Told once; the slot shows something else instead of these children from then on. */
  onCrash: (error: unknown) => void;
  children: ReactNode;
}

/** Where the mistakes of a remote end: whatever it throws while drawing stays inside of its slot. */
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
