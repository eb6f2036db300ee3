import type { Template } from '@muro/domain';
import { useEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate, useParams } from 'react-router';
import { choose } from '../../app/catalogue/design-actions.ts';
import { applyStyle } from '../../flow/catalogue/design-choice.ts';
import { templatePath } from '../../state/address/template-paths.ts';
import { useLocale } from '../../state/language/text-store.ts';

/**
 * Applies a style in the address (one step up) and then removes it from the address: once per visit of the address, whatever changes
 * meanwhile. [SIZE-02] [SIZE-03]
 */
export function useStyle(template: Template): void {
  const { style = '' } = useParams();
  const locale = useLocale();
  const navigate = useNavigate();
  const opened = useLocation();
  const appliedLocation = useRef<Location | null>(null);
  useEffect(() => {
    if (style === '' || appliedLocation.current === opened) return;
    appliedLocation.current = opened;
    choose(template, (choice) => applyStyle(template, choice));
    void navigate(templatePath(locale, template), { replace: true });
  }, [style, opened, template, locale, navigate]);
}
