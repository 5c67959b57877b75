import KeyRound from 'lucide-react/icons/key-round';
import { InlineError, PlainButton } from '@taskloom/ui/entry';
import { passkeysWork } from '../passkeys/passkeys-work';
import styles from './entry-form.module.css';

interface PasskeyButtonProps {
  busy: boolean;
  mistake?: string;
  onPress: () => void;
  children: string;
}

/** Hidden where passkeys don't work, and by the build; the prerendered page shows it (`prefetch/prerendered.ts`). */
export const PasskeyButton = ({ busy, mistake, onPress, children }: PasskeyButtonProps) => (
  <div className={styles.passkey} data-passkey hidden={!passkeysWork()}>
    <PlainButton block icon={KeyRound} busy={busy} onClick={onPress}>
      {children}
    </PlainButton>
    {mistake && <InlineError message={mistake} />}
  </div>
);
