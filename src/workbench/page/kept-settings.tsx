import { fieldsOf, type Settings } from './settings.ts';

/** The settings as hidden fields: a form that starts a flow keeps them. */
export const KeptSettings = ({ settings }: { readonly settings: Settings }) =>
  fieldsOf(settings).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
