import AntdAutoComplete from 'antd/es/auto-complete';
import AntdCheckbox from 'antd/es/checkbox';
import AntdInput from 'antd/es/input';
import AntdRadio from 'antd/es/radio';
import AntdSegmented from 'antd/es/segmented';
import AntdSelect from 'antd/es/select';
import AntdSwitch from 'antd/es/switch';
import { themed } from './themed';

export type { AutoCompleteProps } from 'antd/es/auto-complete';
export type { CheckboxProps } from 'antd/es/checkbox';
export type { InputProps, InputRef } from 'antd/es/input';
export type { RadioGroupProps, RadioProps } from 'antd/es/radio';
export type { SegmentedProps } from 'antd/es/segmented';
export type { SelectProps } from 'antd/es/select';
export type { SwitchProps } from 'antd/es/switch';
export { peopleOptions, priorityOptions, statusOptions, type WordOption } from '../fields/options';
export { Choice } from '../fields/choice';
export { OwnerChoices, type OwnedItem, type OwnerChoicesProps } from '../fields/owner-choices';

/**
 * `AutoComplete` of antd in the product's theme.
 * @example
 * <AutoComplete options={[{ value: 'Anna' }]} />
 */
export const AutoComplete: typeof AntdAutoComplete = themed(AntdAutoComplete);
/**
 * `Checkbox` of antd in the product's theme.
 * @example
 * <Checkbox checked onChange={save}>Only mine</Checkbox>
 */
export const Checkbox: typeof AntdCheckbox = themed(AntdCheckbox);
/**
 * `Input` of antd in the product's theme.
 * @example
 * <Input value={text} onChange={({ target }) => setText(target.value)} />
 */
export const Input: typeof AntdInput = themed(AntdInput);
/**
 * `Radio` of antd in the product's theme.
 * @example
 * <Radio.Group options={['Week', 'Month']} value="Week" />
 */
export const Radio: typeof AntdRadio = themed(AntdRadio);
/**
 * `Segmented` of antd in the product's theme.
 * @example
 * <Segmented options={['Week', 'Month']} />
 */
export const Segmented: typeof AntdSegmented = themed(AntdSegmented);
/**
 * `Select` of antd in the product's theme. `Choice` is the same with the product's defaults.
 * @example
 * <Select options={[{ value: 'week', label: 'Week' }]} value="week" />
 */
export const Select: typeof AntdSelect = themed(AntdSelect);
/**
 * `Switch` of antd in the product's theme.
 * @example
 * <Switch checked onChange={save} />
 */
export const Switch: typeof AntdSwitch = themed(AntdSwitch);
