import { useId, useRef, useState } from 'react';
import type { TrustRule } from '@taskloom/contracts';
import { PlainButton } from '@taskloom/ui';
import { Dialog } from '@taskloom/ui/modal';
import { useFocusOf } from '../../focus/use-focus-of';
import type { OperationProps } from '../../operation';
import { useTexts, type Texts } from '../../texts';
import { RuleForm } from './rule-form';
import { RuleList } from './rule-list';
import { useRuleRemoval } from './use-rule-actions';

type View = { kind: 'list' } | { kind: 'form' } | { kind: 'remove'; rule: TrustRule };

/** The rules by which pipelines get deploy tokens of a remote. */
export function TrustDialog({ open, remote, onClose }: OperationProps) {
  const t = useTexts();
  const form = useId();
  const first = useRef<HTMLButtonElement>(null);
  const [view, setView] = useState<View>({ kind: 'list' });
  const [busy, setBusy] = useState(false);
  const showList = () => setView({ kind: 'list' });
  const remove = useRuleRemoval({ remote: remote.name, onBusy: setBusy, onDone: showList });
  useFocusOf(first, view.kind);
  return (
    <Dialog
      open={open}
      width="md"
      title={titleOf(t, view, remote.title)}
      closeText={t('close')}
      busy={busy}
      closeOnMask={view.kind === 'list'}
      onClose={onClose}
      footer={
        view.kind === 'list' ? (
          <PlainButton ref={first} variant="primary" onClick={() => setView({ kind: 'form' })}>
            {t('newRule')}
          </PlainButton>
        ) : (
          <>
            <PlainButton ref={view.kind === 'remove' ? first : undefined} onClick={showList} disabled={busy}>
              {t('cancel')}
            </PlainButton>
            {view.kind === 'form' ? (
              <PlainButton type="submit" form={form} variant="primary" busy={busy}>
                {t(busy ? 'addingRule' : 'addRule')}
              </PlainButton>
            ) : (
              <PlainButton variant="danger" busy={busy} onClick={() => void remove(view.rule)}>
                {t(busy ? 'removingRule' : 'removeRule')}
              </PlainButton>
            )}
          </>
        )
      }
    >
      {view.kind === 'list' && (
        <RuleList
          remote={remote.name}
          title={remote.title}
          onRemove={(rule) => setView({ kind: 'remove', rule })}
        />
      )}
      {view.kind === 'form' && (
        <RuleForm id={form} remote={remote.name} busy={busy} onBusy={setBusy} onDone={showList} />
      )}
      {view.kind === 'remove' && <p>{t('removeRuleText')}</p>}
    </Dialog>
  );
}

const titleOf = (t: Texts, view: View, remote: string): string => {
  if (view.kind === 'form') return t('newRuleTitle', { remote });
  return view.kind === 'remove'
    ? t('removeRuleTitle', { subject: view.rule.subject })
    : t('trustTitle', { remote });
};
