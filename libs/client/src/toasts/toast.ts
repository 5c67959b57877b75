import type { toast as Show } from 'sonner';
import { toasterMounted, requestToaster } from './toaster-ready';

export interface ToastOptions {
  /** An action: 'Undo', 'Retry'. */
  action?: { label: string; onPress: () => void };
  /** A toast replaces an earlier one with the same id. */
  id?: string;
}

type Kind = 'success' | 'error' | 'info';

const kind =
  (of: Kind) =>
  (title: string, description?: string, { action, id }: ToastOptions = {}): void => {
    requestToaster();
    void toasterMounted().then((show: typeof Show) =>
      show[of](title, {
        description,
        id,
        action: action && { label: action.label, onClick: action.onPress },
      }),
    );
  };

/** Feedback on an action: `toast.success('Project updated', 'Your changes have been saved successfully.')`. */
export const toast = { success: kind('success'), error: kind('error'), info: kind('info') } as const;
