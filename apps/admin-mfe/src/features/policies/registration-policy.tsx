import { useState } from 'react';
import type { Policies } from '@taskloom/contracts';
import { useTexts } from '../../texts/policies';
import { Choices } from './choices';
import { PolicyCard } from './policy-card';
import { useSavePolicy } from './use-save-policy';

export function RegistrationPolicy({ policies: { registration, fixedBy } }: { policies: Policies }) {
  const t = useTexts();
  const { save, saving } = useSavePolicy();
  const [chosen, setChosen] = useState<Policies['registration']>();
  const value = chosen ?? registration;
  return (
    <PolicyCard
      title={t('registration')}
      fixedBy={fixedBy.registration}
      changed={value !== registration}
      saving={saving}
      onSave={() => void save({ registration: value })}
    >
      <Choices
        label={t('registration')}
        options={[
          { value: 'open', label: t('open'), text: t('openText') },
          { value: 'invited', label: t('invited'), text: t('inviteText') },
          { value: 'closed', label: t('closed'), text: t('closedText') },
        ]}
        value={value}
        disabled={fixedBy.registration !== undefined || saving}
        onChange={setChosen}
      />
    </PolicyCard>
  );
}
