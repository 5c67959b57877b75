import { toast as show } from 'sonner';

export interface ToastOptions {
  /** One thing to do about it: 'Undo', 'Retry'. */
  action?: { label: string; onPress: () => void };
  /** A second toast of the same id replaces the first. */
  id?: string;
}

type ToastKind = (title: string, description?: string, options?: ToastOptions) => void;

const kind =
  (of: typeof show.success): ToastKind =>
  (title, description, { action, id } = {}) =>
    void of(title, {
      description,
      id,
      action: action && { label: action.label, onClick: action.onPress },
    });

/** Feedback on an action: `toast.success('Project updated', 'Your changes have been saved successfully.')`. */
export const toast = {
  success: kind(show.success),
  error: kind(show.error),
  info: kind(show.info),
} as const;
