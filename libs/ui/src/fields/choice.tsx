import AntdSelect, { type DefaultOptionType, type SelectProps } from 'antd/es/select';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { Icon } from '../icons/icon';
import { themed } from '../kits/themed';

const Select = themed(AntdSelect);

/** The text of an option, if it has one. */
const wordOf = (option: DefaultOptionType | undefined): string => {
  const word: unknown = option?.['word'] ?? option?.label;
  return typeof word === 'string' ? word : '';
};

/**
 * Longer lists are virtualised. antd then renders only three options at a time for screen readers, off-
 * screen.
 */
const MANY = 100;

/**
 * antd's select. Its input has no value that a screen reader could read, so the chosen option becomes its
 * description.
 * @example
 * <Choice options={[{ value: 'week', label: 'Week' }]} value="week" aria-label="Period" />
 */
export function Choice<Value = unknown>(props: SelectProps<Value>) {
  const { options, value, allowClear, 'aria-describedby': described } = props;
  const id = useId();
  const word = wordOf(options?.find((option) => option.value === value));
  return (
    <>
      <Select<Value>
        virtual={(options?.length ?? 0) > MANY}
        {...props}
        allowClear={allowClear && { clearIcon: <Icon icon={X} size={14} /> }}
        aria-describedby={[word && id, described].filter(Boolean).join(' ') || undefined}
      />
      <span id={id} hidden>
        {word}
      </span>
    </>
  );
}
