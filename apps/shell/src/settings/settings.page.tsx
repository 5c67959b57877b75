import { useState } from 'react';
import { ExtensionParts, Slot } from '@taskloom/client';
import { LANGUAGES, type Language } from '@taskloom/client/texts';
import {
  Card,
  InlineError,
  PageHeader,
  SectionColumns,
  THEME_MODES,
  useThemeMode,
  type ThemeMode,
  PlainButton,
} from '@taskloom/ui';
import { Choice, Segmented, Switch } from '@taskloom/ui/form';
import { setPreference, usePreferences } from '../preferences/preferences';
import { useDocumentTitle } from '../product/use-document-title';
import { useProduct } from '../product/use-product';
import { useRemotes } from '../remotes';
import { paletteKeys } from '../shortcuts/keys';
import ShortcutHelp from '../shortcuts/shortcut-help';
import { WithKeys } from '../shortcuts/with-keys';
import { useTexts } from '../texts';
import { SettingsRow } from './settings-row';
import styles from './settings.module.css';
import { StorageSection } from './storage-section';
import { useSettingsTexts } from './texts';
import { useLanguageChoice } from './use-language-choice';

const languages = Object.entries(LANGUAGES).map(([value, label]) => ({ value: value as Language, label }));

function Appearance() {
  const t = useSettingsTexts();
  const shell = useTexts();
  const { mode, setMode } = useThemeMode();
  const { language, isComing, incomplete, choose } = useLanguageChoice();
  return (
    <Card as="section" padding="none" aria-labelledby="settings-appearance">
      <h2 className={styles.title} id="settings-appearance">
        {t('appearance')}
      </h2>
      <SettingsRow label={t('theme')} hint={t('themeHint')}>
        {({ labelId }) => (
          <Segmented<ThemeMode>
            aria-labelledby={labelId}
            value={mode}
            onChange={setMode}
            options={THEME_MODES.map((value) => ({ value, label: t(value) }))}
          />
        )}
      </SettingsRow>
      <SettingsRow label={t('language')} hint={t('languageHint')}>
        {({ id }) => (
          <Choice<Language>
            id={id}
            className={styles.select}
            value={language}
            loading={isComing}
            aria-busy={isComing}
            onChange={(value) => void choose(value)}
            options={languages}
          />
        )}
      </SettingsRow>
      {incomplete && (
        <div className={styles.foot}>
          <InlineError
            message={t('languageFailed')}
            retryText={shell('frame.retry')}
            onRetry={() => void choose(language)}
          />
        </div>
      )}
    </Card>
  );
}

function Behaviour() {
  const t = useSettingsTexts();
  const shell = useTexts();
  const { liveNotices, singleKeys } = usePreferences();
  const { navigation } = useRemotes();
  const [help, setHelp] = useState(false);
  const palette = paletteKeys(shell('shortcuts.control')).join(' ');
  return (
    <>
      <Card as="section" padding="none" aria-labelledby="settings-notifications">
        <h2 className={styles.title} id="settings-notifications">
          {t('notifications')}
        </h2>
        <SettingsRow label={t('notices')} hint={t('noticesHint')}>
          {({ id, hintId }) => (
            <Switch
              id={id}
              aria-describedby={hintId}
              checked={liveNotices}
              onChange={(on) => setPreference('liveNotices', on)}
            />
          )}
        </SettingsRow>
      </Card>
      <Card as="section" padding="none" aria-labelledby="settings-keyboard">
        <h2 className={styles.title} id="settings-keyboard">
          {t('keyboard')}
        </h2>
        <SettingsRow label={t('shortcuts')} hint={<WithKeys text={t('shortcutsHint', { palette })} />}>
          {({ id, hintId }) => (
            <Switch
              id={id}
              aria-describedby={hintId}
              checked={singleKeys}
              onChange={(on) => setPreference('singleKeys', on)}
            />
          )}
        </SettingsRow>
        <div className={styles.foot}>
          <PlainButton onClick={() => setHelp(true)}>{t('showShortcuts')}</PlainButton>
        </div>
      </Card>
      <ShortcutHelp open={help} onClose={() => setHelp(false)} entries={navigation} />
    </>
  );
}

/** `/settings` (specification 14): theme, language, notices, keyboard; stored in this browser. */
export default function SettingsPage() {
  const t = useSettingsTexts();
  const { name: product } = useProduct();
  useDocumentTitle(t('title'));
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('lead', { product })} />
      <SectionColumns>
        <>
          <Appearance />
          <StorageSection />
        </>
        <>
          <Behaviour />
          {/* Last, because their height isn't known before they load. */}
          <ExtensionParts point="settings-section" given={{}} />
          {/* For builds before client 1.22. */}
          <Slot name="settings" />
        </>
      </SectionColumns>
    </>
  );
}
