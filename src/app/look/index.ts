// Aksel by the component: the whole sheet is three times as heavy and fetches fonts from elsewhere.
import '@navikt/ds-css/dist/global/reset.css';
import '@navikt/ds-css/dist/global/tokens.css';
import '@navikt/ds-css/dist/global/baseline.css';
import '@navikt/ds-css/dist/component/typography.css';
import '@navikt/ds-css/dist/component/link.css';
import '@navikt/ds-css/dist/component/loader.css';
import '@navikt/ds-css/dist/component/button.css';
import '@navikt/ds-css/dist/component/form.css';
import '@navikt/ds-css/dist/component/alert.css';
import '@navikt/ds-css/dist/component/expansioncard.css';
import '@navikt/ds-css/dist/component/readmore.css';
import '@navikt/ds-css/dist/component/tag.css';
import '@fontsource-variable/source-sans-3/wght.css';
import './palette.css';
import './page.css';
import './pieces.css';
