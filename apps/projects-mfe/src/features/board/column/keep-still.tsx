import { Component, type ReactNode } from 'react';
import { holdStill, release, whatIsPointedAt, type Held } from './still';

interface KeepStillProps {
  /** The column: its scrolling box and the line below it. Null before it is in the page. */
  box: HTMLElement | null;
  /** Changes with what the person does themselves: then nothing is held, since they expect it to move. */
  mine: unknown;
  /** A card is in flight: its gap moves the others on purpose. */
  flying: boolean;
  children: ReactNode;
}

/**
 * What the pointer, the focus or the caret is on stays where it is while others insert, remove or lengthen cards above it
 * (a click that was meant for one card must not hit another). A class, since only a class is asked right before the page changes.
 */
export class KeepStill extends Component<KeepStillProps> {
  private frame = 0;

  override componentDidMount(): void {
    this.listen(this.props.box, true);
  }

  override getSnapshotBeforeUpdate({ mine, flying }: KeepStillProps): Held | null {
    const { box, mine: now, flying: still } = this.props;
    if (!box || flying || still) return null;
    if (mine !== now) {
      release(box);
      return null;
    }
    return whatIsPointedAt(box);
  }

  override componentDidUpdate(before: KeepStillProps, _state: unknown, held: Held | null): void {
    const { box } = this.props;
    if (before.box !== box) {
      this.listen(before.box, false);
      this.listen(box, true);
    }
    if (!box || !held) return;
    holdStill(box, held);
    cancelAnimationFrame(this.frame);
    // A long list measures its new cards once they are there, and moves the others once more before the frame is painted.
    this.frame = requestAnimationFrame(() => holdStill(box, held));
  }

  override componentWillUnmount(): void {
    cancelAnimationFrame(this.frame);
    this.listen(this.props.box, false);
  }

  private listen(box: HTMLElement | null, on: boolean): void {
    const column = box?.parentElement;
    for (const event of ['pointerleave', 'focusout'] as const)
      column?.[on ? 'addEventListener' : 'removeEventListener'](event, this.letGo);
  }

  private readonly letGo = (event: Event): void => {
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
