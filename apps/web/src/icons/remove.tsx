import { createSvgIcon } from "@mui/material/utils";

export default createSvgIcon(<path d="M19 13H5v-2h14z" />, "Remove");
