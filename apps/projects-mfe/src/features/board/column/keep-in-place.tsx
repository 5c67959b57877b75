import { Component, type ReactNode } from 'react';
import { restoreAnchor, release, findAnchor, type Anchor } from './scroll-anchor';

interface KeepInPlaceProps {
  /** The scroll container of the column, with the field for quick add below it. Null before it is mounted. */
  box: HTMLElement | null;
  /** Changes with the person's own actions. The anchor is then released, because movement is expected. */
  mine: unknown;
  /** A card is being dragged: its gap moves the others on purpose. */
  flying: boolean;
  children: ReactNode;
}

/**
 * Keeps the element under the pointer, the focus or the caret in place while others insert, remove or
 * lengthen cards above it: a click on one card must not hit another. A class component, because only
 * `getSnapshotBeforeUpdate` runs right before the DOM changes.
 */
export class KeepInPlace extends Component<KeepInPlaceProps> {
  private frame = 0;

  override componentDidMount(): void {
    this.listen(this.props.box, true);
  }

  override getSnapshotBeforeUpdate({ mine, flying }: KeepInPlaceProps): Anchor | null {
    const { box, mine: now, flying: isFlying } = this.props;
    if (!box || flying || isFlying) return null;
    if (mine !== now) {
      release(box);
      return null;
    }
    return findAnchor(box);
  }

  override componentDidUpdate(before: KeepInPlaceProps, _state: unknown, anchor: Anchor | null): void {
    const { box } = this.props;
    if (before.box !== box) {
      this.listen(before.box, false);
      this.listen(box, true);
    }
    if (!box || !anchor) return;
    restoreAnchor(box, anchor);
    cancelAnimationFrame(this.frame);
    // A virtualised list measures its new cards after mounting and then moves the others once more before the
    // frame is painted.
    this.frame = requestAnimationFrame(() => restoreAnchor(box, anchor));
  }

  override componentWillUnmount(): void {
    cancelAnimationFrame(this.frame);
    this.listen(this.props.box, false);
  }

  private listen(box: HTMLElement | null, on: boolean): void {
    const column = box?.parentElement;
    for (const event of ['pointerleave', 'focusout'] as const)
      column?.[on ? 'addEventListener' : 'removeEventListener'](event, this.onPointAway);
  }

  private readonly onPointAway = (event: Event): void => {
    const { box } = this.props;
    const column = box?.parentElement;
    if (!box || !column) return;
    const { relatedTarget } = event as PointerEvent | FocusEvent;
    const pointed =
      event.type === 'pointerleave'
        ? column.querySelector(':focus-visible') !== null
        : column.matches(':hover') || (relatedTarget instanceof Node && column.contains(relatedTarget));
    if (!pointed) release(box);
  };

  override render(): ReactNode {
    return this.props.children;
  }
}
