import type { toast as Show } from 'sonner';
import { untilToasterShows, wantToaster } from './toaster-ready';

export interface ToastOptions {
  /** One thing to do about it: 'Undo', 'Retry'. */
  action?: { label: string; onPress: () => void };
  /** A second toast of the same id replaces the first. */
  id?: string;
}

type Kind = 'success' | 'error' | 'info';

const kind =
  (of: Kind) =>
  (title: string, description?: string, { action, id }: ToastOptions = {}): void => {
    wantToaster();
    void untilToasterShows().then((show: typeof Show) =>
      show[of](title, {
        description,
        id,
        action: action && { label: action.label, onClick: action.onPress },
      }),
    );
  };

/** Feedback on an action: `toast.success('Project updated', 'Your changes have been saved successfully.')`. */
export const toast = { success: kind('success'), error: kind('error'), info: kind('info') } as const;
