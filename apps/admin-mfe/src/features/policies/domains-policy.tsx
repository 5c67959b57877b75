import { useState } from 'react';
import type { Policies } from '@taskloom/contracts';
import { FormField } from '@taskloom/ui';
import { Input } from '@taskloom/ui/form';
import { useTexts } from '../../texts/policies';
import { PolicyCard } from './policy-card';
import { useSavePolicy } from './use-save-policy';

const domainsIn = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);

export function DomainsPolicy({ policies: { mailDomains, fixedBy } }: { policies: Policies }) {
  const t = useTexts();
  const { save, saving } = useSavePolicy();
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string | null>(null);
  const text = typed ?? mailDomains.join('\n');
  const fixed = fixedBy.mailDomains !== undefined;
  return (
    <PolicyCard
      title={t('domains')}
      text={t('domainsText')}
      fixedBy={fixedBy.mailDomains}
      changed={domainsIn(text).join() !== mailDomains.join()}
      saving={saving}
      onSave={() => void save({ mailDomains: domainsIn(text) }, setProblem)}
    >
      <FormField label={t('domainsLabel')} hint={fixed ? undefined : t('domainsHint')} error={problem}>
        {(field) => (
          <Input.TextArea
            {...field}
            autoSize={{ minRows: 2, maxRows: 10 }}
            autoComplete="off"
            spellCheck={false}
            readOnly={fixed}
            placeholder={t('anyDomain')}
            value={text}
            onChange={(event) => {
              setTyped(event.target.value);
              setProblem(null);
            }}
          />
        )}
      </FormField>
    </PolicyCard>
  );
}
