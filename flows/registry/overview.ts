import { businessLandingCases } from '#flows/overview/business-landing/cases.ts';
import { businessLandingFlow } from '#flows/overview/business-landing/flow.ts';
import { businessLandingScript } from '#flows/overview/business-landing/script.ts';
import { homeCases } from '#flows/overview/home/cases.ts';
import { homeFlow } from '#flows/overview/home/flow.ts';
import { homeScript } from '#flows/overview/home/script.ts';
import { privateLandingCases } from '#flows/overview/private-landing/cases.ts';
import { privateLandingFlow } from '#flows/overview/private-landing/flow.ts';
import { privateLandingScript } from '#flows/overview/private-landing/script.ts';
import type { Listed } from './listed.ts';

export const overview: readonly Listed[] = [
  { flow: homeFlow, cases: homeCases, script: homeScript },
  { flow: privateLandingFlow, cases: privateLandingCases, script: privateLandingScript },
  { flow: businessLandingFlow, cases: businessLandingCases, script: businessLandingScript },
];
