import { useState } from 'react';
import { LIMITS, type Policies } from '@taskloom/contracts';
import { TextField } from '@taskloom/ui';
import { useTexts } from '../../texts/policies';
import { Choices } from './choices';
import { PolicyCard } from './policy-card';
import { useSavePolicy } from './use-save-policy';

const GUESSABLE = ['accepted', 'refused'] as const;

export function PasswordsPolicy({ policies: { passwords } }: { policies: Policies }) {
  const t = useTexts();
  const { save, saving } = useSavePolicy();
  const [typed, setTyped] = useState<string>();
  const [chosen, setChosen] = useState<boolean>();
  const [problem, setProblem] = useState<string>();
  const length = typed ?? String(passwords.minLength);
  const refuseGuessable = chosen ?? passwords.refuseGuessable;
  return (
    <PolicyCard
      title={t('passwords')}
      text={t('passwordsText')}
      fixedBy={undefined}
      changed={length !== String(passwords.minLength) || refuseGuessable !== passwords.refuseGuessable}
      saving={saving}
      onSave={() => {
        setProblem(undefined);
        void save({ passwords: { minLength: Number(length), refuseGuessable } }, setProblem);
      }}
    >
      <TextField
        label={t('minLength')}
        name="minLength"
        inputMode="numeric"
        hint={t('minLengthHint', { min: LIMITS.passwordMin, max: LIMITS.passwordMinMost })}
        error={problem}
        disabled={saving}
        value={length}
        onChange={(event) => {
          setTyped(event.target.value.trim());
          setProblem(undefined);
        }}
      />
      <Choices
        label={t('guessable')}
        options={GUESSABLE.map((value) => ({
          value,
          label: t(`guessable.${value}`),
          text: t(`guessableText.${value}`),
        }))}
        value={refuseGuessable ? 'refused' : 'accepted'}
        disabled={saving}
        onChange={(value) => setChosen(value === 'refused')}
      />
    </PolicyCard>
  );
}
