// What the page and its first screen are drawn with before any code is there (0029). It stands in the document.
import '@navikt/ds-css/dist/global/reset.css';
import '@navikt/ds-css/dist/global/tokens.css';
import '@navikt/ds-css/dist/global/baseline.css';
import '@navikt/ds-css/dist/component/typography.css';
import '@navikt/ds-css/dist/component/link.css';
import '@navikt/ds-css/dist/component/loader.css';
import './font.css';
import './palette.css';
import './page.css';
import './pieces.css';
