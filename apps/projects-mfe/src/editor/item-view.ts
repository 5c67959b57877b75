import type { Node } from 'prosemirror-model';
import type { EditorView, NodeView, ViewMutationRecord } from 'prosemirror-view';
import styles from '../markdown/markdown.module.css';

/** A list item; a task has a box that can be ticked. */
export class ItemView implements NodeView {
  readonly dom = document.createElement('li');
  readonly contentDOM: HTMLElement;
  private readonly box: HTMLInputElement | null = null;

  constructor(
    private node: Node,
    view: EditorView,
    getPos: () => number | undefined,
    /** The name of the box of a task without text. */
    private readonly emptyLabel: string,
  ) {
    this.contentDOM = this.dom;
    if (node.attrs.checked === null) return;
    this.dom.className = styles.task ?? '';
    this.box = document.createElement('input');
    this.box.type = 'checkbox';
    this.box.contentEditable = 'false';
    // The keyboard ticks from within the text.
    this.box.tabIndex = -1;
    this.box.addEventListener('change', () => {
      const at = getPos();
      if (at !== undefined) view.dispatch(view.state.tr.setNodeAttribute(at, 'checked', this.box?.checked));
      view.focus();
    });
    this.contentDOM = document.createElement('div');
    this.dom.append(this.box, this.contentDOM);
    this.show();
  }

  update(node: Node): boolean {
    const isSameKind = (node.attrs.checked === null) === (this.node.attrs.checked === null);
    if (node.type !== this.node.type || !isSameKind) return false;
    this.node = node;
    this.show();
    return true;
  }

  stopEvent({ target }: Event): boolean {
    return target === this.box;
  }

  ignoreMutation({ type, target }: ViewMutationRecord): boolean {
    return type !== 'selection' && this.box !== null && !this.contentDOM.contains(target);
  }

  private show(): void {
    if (!this.box) return;
    this.box.checked = this.node.attrs.checked === true;
    this.box.setAttribute('aria-label', this.node.firstChild?.textContent || this.emptyLabel);
    this.dom.classList.toggle(styles.done ?? 'done', this.box.checked);
  }
}
