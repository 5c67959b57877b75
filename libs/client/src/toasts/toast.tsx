import type { toast as Show } from 'sonner';
import { toasterMounted, requestToaster } from './toaster-ready';

/** How a toast is shown: for `durationMs`. `countdown` shows the rest of that time. A toast with the `id` of an earlier one replaces it. */
export interface ToastOptions {
  /** An action: 'Undo', 'Retry'; `keys` are shown beside it. */
  action?: { label: string; keys?: string[]; onPress: () => void };
  /** A toast replaces an earlier one with the same id. */
  id?: string;
  /** Other than the specified four seconds. */
  durationMs?: number;
  /** Shows how much of its time is left, in place of the icon. */
  countdown?: boolean;
}

type Kind = 'success' | 'error' | 'info';

const labelled = ({ label, keys }: { label: string; keys?: string[] }) =>
  keys ? (
    <>
      {label}
      <span aria-hidden>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </span>
    </>
  ) : (
    label
  );

const ring = (
  <svg data-countdown viewBox="0 0 20 20" width="20" height="20" aria-hidden>
    <circle cx="10" cy="10" r="8" pathLength="1" />
    <circle cx="10" cy="10" r="8" pathLength="1" />
  </svg>
);

const kind =
  (of: Kind) =>
  (title: string, description?: string, { action, id, durationMs, countdown }: ToastOptions = {}): void => {
    requestToaster();
    void toasterMounted().then((show: typeof Show) =>
      show[of](title, {
        description,
        id,
        ...(durationMs && { duration: durationMs }),
        ...(countdown && { icon: ring }),
        action: action && { label: labelled(action), onClick: action.onPress },
      }),
    );
  };

const dismiss = (id: string): void => {
  void toasterMounted().then((show: typeof Show) => void show.dismiss(id));
};

/**
 * Feedback on an action: `toast.success('Project updated', 'Your changes have been saved successfully.')`.
 * @example
 * toast.success('The report was sent', 'Anna gets it within a minute.');
 */
export const toast = { success: kind('success'), error: kind('error'), info: kind('info'), dismiss } as const;
