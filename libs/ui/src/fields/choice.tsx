import Select, { type DefaultOptionType, type SelectProps } from 'antd/es/select';
import { useId } from 'react';

/** What an option says, where it says it in words. */
const wordOf = (option: DefaultOptionType | undefined): string => {
  const word: unknown = option?.['word'] ?? option?.label;
  return typeof word === 'string' ? word : '';
};

/** antd's select. Its field has no value that a screen reader could read: what is chosen is told as its description. */
export function Choice<Value = unknown>(props: SelectProps<Value>) {
  const { options, value, 'aria-describedby': described } = props;
  const id = useId();
  const word = wordOf(options?.find((option) => option.value === value));
  return (
    <>
      <Select<Value>
        {...props}
        aria-describedby={[word && id, described].filter(Boolean).join(' ') || undefined}
      />
      <span id={id} hidden>
        {word}
      </span>
    </>
  );
}
