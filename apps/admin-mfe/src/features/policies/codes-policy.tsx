import { useState } from 'react';
import { CODE_RULES, type Policies } from '@taskloom/contracts';
import { useTexts } from '../../texts/policies';
import { Choices } from './choices';
import { PolicyCard } from './policy-card';
import { useSavePolicy } from './use-save-policy';

export function CodesPolicy({ policies: { codes } }: { policies: Policies }) {
  const t = useTexts();
  const { save, saving } = useSavePolicy();
  const [chosen, setChosen] = useState<Policies['codes']>();
  const rule = chosen ?? codes;
  return (
    <PolicyCard
      title={t('codes')}
      text={t('codesText')}
      fixedBy={undefined}
      changed={rule !== codes}
      saving={saving}
      onSave={() => void save({ codes: rule })}
    >
      <Choices
        label={t('codes')}
        options={CODE_RULES.map((value) => ({
          value,
          label: t(`codes.${value}`),
          text: t(`codesText.${value}`),
        }))}
        value={rule}
        disabled={saving}
        onChange={setChosen}
      />
    </PolicyCard>
  );
}
