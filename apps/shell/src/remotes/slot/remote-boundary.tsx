import { Component, type ReactNode } from 'react';

interface Props {
  /** Told once; the slot shows its card instead of these children from then on. */
  onCrash: () => void;
  children: ReactNode;
}

/** Where the mistakes of a remote end: whatever it throws while drawing stays inside of its slot. */
export class RemoteBoundary extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(): void {
    this.props.onCrash();
  }

  override render(): ReactNode {
    return this.state.crashed ? null : this.props.children;
  }
}
