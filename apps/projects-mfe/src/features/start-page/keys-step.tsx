import type { StartKey } from '@taskloom/contracts';
import { Icon, Kbd } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import styles from './start-page.module.css';
import { StepCard } from './step-card';
import { useStartTexts } from './texts';

/** Apple's keyboards have ⌘ instead of Ctrl. */
const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);

interface KeysStepProps {
  done: boolean;
  learned: readonly StartKey[];
}

/** Five keys, each with a check once it was pressed. */
export function KeysStep({ done, learned }: KeysStepProps) {
  const t = useStartTexts();
  const lines: readonly { key: StartKey; label: string; caps: readonly string[] }[] = [
    { key: 'palette', label: t('palette'), caps: [isApple() ? '⌘' : t('control'), 'K'] },
    { key: 'create', label: t('createTask'), caps: ['C'] },
    { key: 'assign', label: t('assign'), caps: ['A'] },
    { key: 'dashboard', label: t('dashboard'), caps: ['G', 'D'] },
    { key: 'help', label: t('help'), caps: ['?'] },
  ];
  return (
    <StepCard title={t('keys')} text={t('keysText')} done={done}>
      <ul className={styles.keys}>
        {lines.map(({ key, label, caps: [first = '', second] }) => {
          const isLearned = learned.includes(key);
          return (
            <li key={key} className={styles.keyLine}>
              <span className={isLearned ? styles.learned : undefined}>{label}</span>
              {isLearned && (
                <span className={styles.check}>
                  <Icon icon={icons.action.check} size={14} label={t('learned')} />
                </span>
              )}
              <span className={styles.caps}>
                {key === 'dashboard' && second ? (
                  <>
                    <Kbd keys={[first]} /> {t('then')} <Kbd keys={[second]} />
                  </>
                ) : (
                  <Kbd keys={second ? [first, second] : [first]} />
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </StepCard>
  );
}
