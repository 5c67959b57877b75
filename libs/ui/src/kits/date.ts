export { DayPicker, type DayPickerProps } from '../date/day-picker';
