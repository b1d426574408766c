import { createSvgIcon } from "@mui/material/utils";

export default createSvgIcon(<path d="M8 5v14l11-7z" />, "PlayArrow");
